/** The chosen ids that are no candidate of the process, as a bulk call answers them. */
export function refuseUnknown(
  ids: readonly string[],
  known: readonly { id: string }[],
): { candidateId: string; ordinalNumber: null; reason: 'NOT_FOUND' }[] {
  const found = new Set(known.map(({ id }) => id));
  return ids
    .filter((id) => !found.has(id))
    .map((candidateId) => ({ candidateId, ordinalNumber: null, reason: 'NOT_FOUND' }));
}
