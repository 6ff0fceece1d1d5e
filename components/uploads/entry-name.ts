/** Polish letters in the code page that Windows writes the names of a ZIP archive in. */
const polish: Record<number, string> = {
  0xa5: 'ą',
  0x86: 'ć',
  0xa9: 'ę',
  0x88: 'ł',
  0xe4: 'ń',
  0xa2: 'ó',
  0x98: 'ś',
  0xab: 'ź',
  0xbe: 'ż',
  0xa4: 'Ą',
  0x8f: 'Ć',
  0xa8: 'Ę',
  0x9d: 'Ł',
  0xe3: 'Ń',
  0xe0: 'Ó',
  0x97: 'Ś',
  0x8d: 'Ź',
  0xbd: 'Ż',
};

/** The path of an archive's entry: in UTF-8, or in code page 852. */
export function entryPath(name: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(name);
  } catch {
    return [...name].map((byte) => polish[byte] ?? (byte < 128 ? String.fromCharCode(byte) : '_')).join('');
  }
}

export const baseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? '';

/** What systems and Word put beside files, and nobody means to add. */
const isOfSystem = (name: string) =>
  name.startsWith('.') || name.startsWith('~$') || /^(?:thumbs\.db|desktop\.ini|__macosx)$/i.test(name);

/** Whether nobody means to add what stands at this path of a folder or an archive. */
export function isLeftOut(path: string): boolean {
  return path.split(/[/\\]/).some(isOfSystem);
}
