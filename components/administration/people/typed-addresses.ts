/** The addresses of pasted text: a line each, or separated by commas or semicolons; `Name <address>` counts, too. */
export function typedAddresses(text: string): string[] {
  const parts = text.split(/[\n,;]/).map((part) => /<([^<>]*)>\s*$/.exec(part)?.[1] ?? part);
  return parts.map((part) => part.trim()).filter(Boolean);
}
