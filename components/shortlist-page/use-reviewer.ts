import { useCallback, useState } from 'react';
import { z } from 'zod';
import { readStoredJson, writeStored } from '@/components/state/browser-storage';

const storageKey = 'shortlist-reviewer';
const schema = z.object({ key: z.string().min(20), name: z.string() });

/** 256 random bits: whoever has it may change these answers. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Who answers without an account: a key that this browser made, and the name that they gave. Both stay in this browser. */
export function useReviewer() {
  const [reviewer, setReviewer] = useState(() => {
    const stored = schema.safeParse(readStoredJson('local', storageKey));
    return stored.success ? stored.data : { key: makeKey(), name: '' };
  });
  const rename = useCallback(
    (name: string) => {
      const next = { key: reviewer.key, name };
      writeStored('local', storageKey, JSON.stringify(next));
      setReviewer(next);
    },
    [reviewer.key],
  );
  return { ...reviewer, rename };
}
