/** The tag of a candidate that we created, by which it is found again when the answer was lost. */
export function operationTag(operationId: string): string {
  return `operation-${operationId}`;
}

const weekMs = 7 * 24 * 3_600_000;

/**
 * From when on something created for an operation is searched: a week before the instant in its id (UUID version 7),
 * in case the clocks differ; a month ago when the id has no instant.
 */
export function searchFrom(operationId: string): Date {
  const digits = operationId.replaceAll('-', '');
  const instant = /^[0-9a-f]{12}7/i.test(digits) ? Number.parseInt(digits.slice(0, 12), 16) : Date.now() - 3 * weekMs;
  return new Date(instant - weekMs);
}
