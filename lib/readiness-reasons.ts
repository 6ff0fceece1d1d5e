/** Why an installation cannot do its work; each has a text in `messages/<locale>/validation.json`. */
export const readinessReasons = [
  'engine-unreachable',
  'engine-failing',
  'event-key-refused',
  'signing-key-refused',
  'events-late',
  'events-set-aside',
  'cvs-not-begun',
  'secrets-unreadable',
  // Of the dependencies.
  'not-looked-at',
  'too-slow',
  'database-not-writable',
  'migrations-missing',
  'queue-late',
  'reader-not-starting',
  'mail-failing',
  'model-unusable',
  'model-failing',
  'ats-stopped',
  'ats-failing',
  'disk-full',
] as const;
