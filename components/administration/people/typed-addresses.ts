/** As Outlook and others copy it: `"Kowalska, Anna" <anna@company.example>`; the name may hold a comma. */
const named = /(?:"[^"\n]*"[ \t]*|[^\n;<>"@]*)<([^<>\n]*)>/g;

/**
 * The addresses of pasted text: a line each, or separated by commas, semicolons, spaces or tabs; `Name <address>` counts,
 * too. What holds no address stays whole, so that it can be named.
 */
export function typedAddresses(text: string): string[] {
  const parts = text.replace(named, '\n$1\n').split(/[\n,;]/);
  return parts.flatMap((part) => (part.includes('@') ? part.split(/\s+/) : [part.trim()])).filter(Boolean);
}
