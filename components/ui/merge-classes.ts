/** Which sides or corners a letter after the property's name stands for. */
const sides: Record<string, string> = { '': 'trbl', x: 'lr', y: 'tb', t: 't', r: 'r', b: 'b', l: 'l' };
const corners: Record<string, string[]> = {
  '': ['tl', 'tr', 'br', 'bl'],
  t: ['tl', 'tr'],
  r: ['tr', 'br'],
  b: ['br', 'bl'],
  l: ['tl', 'bl'],
};
const edges: Record<string, string> = { top: 't', right: 'r', bottom: 'b', left: 'l' };

/** Where the first part of the name does not say which property is set. The first that fits decides. */
const named: readonly (readonly [RegExp, string])[] = [
  [/^(block|flex|grid|hidden|inline|inline-(block|flex|grid)|contents|table)$/, 'display'],
  [/^(static|relative|absolute|fixed|sticky)$/, 'position'],
  [/^(visible|invisible)$/, 'visibility'],
  [/^(uppercase|lowercase|capitalize|normal-case)$/, 'text-transform'],
  [/^(italic|not-italic)$/, 'font-style'],
  [/^(underline|line-through|no-underline)$/, 'text-decoration'],
  [/^(sr-only|not-sr-only)$/, 'sr-only'],
  [/^(truncate|text-ellipsis|text-clip)$/, 'text-overflow'],
  [/^text-(left|center|right|start|end|justify)$/, 'text-align'],
  [/^text-(wrap|nowrap|balance|pretty)$/, 'text-wrap'],
  [/^text-/, 'color'],
  [/^font-(sans|serif|mono)$/, 'font-family'],
  [/^font-/, 'font-weight'],
  [/^flex-(row|col)/, 'flex-direction'],
  [/^flex-(wrap|nowrap)/, 'flex-wrap'],
  [/^table-(auto|fixed)$/, 'table-layout'],
  [/^bg-(fixed|cover|contain|center|no-repeat)$/, ''],
  [/^bg-(linear|radial|conic)-/, 'background-image'],
  [/^(from|via|to)-/, 'gradient-$1'],
  [/^outline-offset-/, 'outline-offset'],
  [/^outline-none$/, 'outline-style'],
  [/^outline(-\d+)?$/, 'outline-width'],
  [/^outline-/, 'outline-color'],
  [/^underline-offset-/, 'underline-offset'],
  [/^decoration-\d/, 'decoration-width'],
  [/^decoration-/, 'decoration-color'],
  [/^break-(after|before|inside)-/, 'break-$1'],
  [/^(col|row)-(span|start|end)-/, '$1-$2'],
  [/^(grid-cols|grid-rows|min-w|min-h|max-w|max-h|place-items|pointer-events|mix-blend|field-sizing)-/, '$1'],
  [
    /^(w|h|bg|items|justify|self|shadow|z|opacity|cursor|select|touch|transition|duration|animate|whitespace|break|align|list|rotate|leading|tracking|fill|stroke|resize|appearance|object|aspect|columns)(-|$)/,
    '$1',
  ],
  [/^(space-[xy]|divide-[xy]|line-clamp|tabular-nums)(-|$)/, '$1'],
  [/^(shrink|grow|basis)(-|$)/, '$1'],
  [/^flex-/, 'flex'],
];

const onSides = (property: string, letters: string): string[] => [...letters].map((letter) => `${property}-${letter}`);

/** The properties that a class without variants sets; none for a class that is not known. */
function propertiesOf(name: string): string[] {
  const spaced = /^((?:scroll-)?[mp])([trblxy]?)-/.exec(name);
  if (spaced) return onSides(spaced[1] ?? '', sides[spaced[2] ?? ''] ?? '');
  const inset = /^inset(?:-([xy]))?-/.exec(name);
  if (inset) return onSides('inset', sides[inset[1] ?? ''] ?? '');
  const edge = /^(top|right|bottom|left)-/.exec(name);
  if (edge) return onSides('inset', edges[edge[1] ?? ''] ?? '');
  const rounded = /^rounded(?:-([trbl])(?=-|$))?(-|$)/.exec(name);
  if (rounded) return (corners[rounded[1] ?? ''] ?? []).map((corner) => `rounded-${corner}`);
  if (/^border-(solid|dashed|dotted|none)$/.test(name)) return ['border-style'];
  if (/^border-(separate|collapse)$/.test(name)) return ['border-collapse'];
  if (name.startsWith('border-spacing-')) return ['border-spacing'];
  const border = /^border(?:-([trblxy])(?=-|$))?/.exec(name);
  if (border) {
    const isWidth = /^(-\d+)?$/.test(name.slice(border[0].length));
    return onSides(isWidth ? 'border-width' : 'border-color', sides[border[1] ?? ''] ?? '');
  }
  const both = /^(gap|overflow|overscroll|translate)(?:-([xy]))?-/.exec(name);
  if (both) return [both[2] ? `${both[1]}-${both[2]}` : (both[1] ?? '')];
  if (name.startsWith('size-')) return ['w', 'h'];
  if (/^text-(xs|sm|base|lg|xl|\dxl|\[[\d.]+r?em\])$/.test(name)) return ['font-size'];
  for (const [pattern, property] of named) {
    const found = pattern.exec(name);
    if (found) return [property.replace(/\$(\d)/g, (_, index: string) => found[Number(index)] ?? '')];
  }
  return [];
}

/** What a class also takes the effect of: a font size brings its line height, `flex-1` its grow, shrink and basis. */
function alsoOverrides(properties: readonly string[]): string[] {
  const [property = ''] = properties;
  switch (property) {
    case 'font-size':
      return ['leading'];
    case 'flex':
      return ['grow', 'shrink', 'basis'];
    case 'line-clamp':
      return ['display', 'overflow'];
    case 'gap':
    case 'overflow':
    case 'overscroll':
    case 'translate':
      return [`${property}-x`, `${property}-y`];
    default:
      return [];
  }
}

/** Everything before the last colon outside of brackets: `dark:hover:`. */
function variantOf(token: string): string {
  let depth = 0;
  let end = 0;
  for (let index = 0; index < token.length; index += 1) {
    const letter = token.charAt(index);
    if (letter === '[' || letter === '(') depth += 1;
    else if (letter === ']' || letter === ')') depth -= 1;
    else if (letter === ':' && depth === 0) end = index + 1;
  }
  return token.slice(0, end);
}

const known = new Map<string, { sets: string[]; overrides: string[] }>();

function read(token: string) {
  const found = known.get(token);
  if (found) return found;
  const variant = variantOf(token);
  const sets = propertiesOf(token.slice(variant.length).replace(/^-/, ''));
  const scoped = (names: readonly string[]) => names.map((name) => variant + name);
  const entry = { sets: scoped(sets), overrides: scoped([...sets, ...alsoOverrides(sets)]) };
  known.set(token, entry);
  return entry;
}

const merged = new Map<string, string>();
const mostRemembered = 2000;

/**
 * Leaves out each class whose properties a later one sets too, under the same variants. Does for the classes of this
 * product what tailwind-merge does for every class there is, in a tenth of its size; a test holds the two together.
 */
export function mergeClasses(classes: string): string {
  const before = merged.get(classes);
  if (before !== undefined) return before;
  const result = merge(classes);
  // What comes in are the texts of the code and their combinations: some hundreds.
  if (merged.size < mostRemembered) merged.set(classes, result);
  return result;
}

function merge(classes: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const token of classes.split(/\s+/).reverse()) {
    const { sets, overrides } = read(token);
    if (token === '' || (sets.length > 0 && sets.every((property) => taken.has(property)))) continue;
    for (const property of overrides) taken.add(property);
    kept.push(token);
  }
  return kept.reverse().join(' ');
}
