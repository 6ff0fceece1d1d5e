const defaultLimit = 20;

/** One page of a list, as `after` and `limit` ask for it. */
export function page<T extends { id: string }>(objects: T[], query: URLSearchParams) {
  const after = objects.findIndex(({ id }) => id === query.get('after'));
  const limit = Number(query.get('limit') ?? defaultLimit);
  const data = objects.slice(after + 1, after + 1 + limit);
  return {
    object: 'list',
    data,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: after + 1 + limit < objects.length,
  };
}
