/** Below this many bytes, a namespace may be sent whole rather than by its groups. */
const small = 900;

/** The size of every namespace and of its groups: `processes`, and `processes.status`. */
export type TextSizes = Map<string, number>;

export function namespaceOfName(name: string): string {
  return name.split('.')[0] ?? name;
}

/** The names that texts are sent under: of each its namespace and the group below, or all of the namespace. */
export function namesOf(ids: string[], sizes: TextSizes): Set<string> {
  const names = ids.map((id) => {
    const [namespace = '', group = '*'] = id.split('.');
    return group.includes('*') ? namespace : `${namespace}.${group}`;
  });
  return new Set(names.filter((name) => sizes.has(name)));
}

/** Whether `names` has `name`, by itself or with its whole namespace. */
export function covers(names: Iterable<string>, name: string): boolean {
  return [...names].some((each) => each === name || each === namespaceOfName(name));
}

function groupsOf(namespace: string, names: Set<string>): string[] {
  return [...names].filter((name) => namespaceOfName(name) === namespace);
}

/** Whether sending the whole of `namespace` wastes little where `needed` is needed. */
export function mayBeWhole(namespace: string, needed: Set<string>, sizes: TextSizes): boolean {
  const size = sizes.get(namespace) ?? 0;
  const groups = groupsOf(namespace, needed);
  const used = groups.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  return groups.length > 0 && (size < small || used * 2 > size);
}

/** What a page had best name to send `needed`: a namespace whole where that wastes little, else its groups. */
export function shortestNames(needed: Set<string>, sizes: TextSizes): string[] {
  const namespaces = [...new Set([...needed].map(namespaceOfName))];
  const names = namespaces.flatMap((namespace) =>
    mayBeWhole(namespace, needed, sizes) ? [namespace] : groupsOf(namespace, needed),
  );
  return names.sort();
}
