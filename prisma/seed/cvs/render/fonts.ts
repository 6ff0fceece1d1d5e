import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type FontFamily = 'lato' | 'ptSerif' | 'robotoCondensed' | 'dejavuSans' | 'dejavuSerif' | 'dejavuCondensed';
export type FontFace = 'regular' | 'bold' | 'italic';

const families: Record<FontFamily, Record<FontFace, string>> = {
  lato: expo('lato', 'Lato'),
  ptSerif: expo('pt-serif', 'PTSerif'),
  robotoCondensed: expo('roboto-condensed', 'RobotoCondensed'),
  dejavuSans: dejavu('DejaVuSans', 'Oblique'),
  dejavuSerif: dejavu('DejaVuSerif', 'Italic'),
  dejavuCondensed: dejavu('DejaVuSansCondensed', 'Oblique'),
};

function expo(packageName: string, prefix: string): Record<FontFace, string> {
  const at = (face: string): string => `@expo-google-fonts/${packageName}/${face}/${prefix}_${face}.ttf`;
  return { regular: at('400Regular'), bold: at('700Bold'), italic: at('400Regular_Italic') };
}

function dejavu(name: string, slanted: string): Record<FontFace, string> {
  const at = (file: string): string => `dejavu-fonts-ttf/ttf/${file}.ttf`;
  return { regular: at(name), bold: at(`${name}-Bold`), italic: at(`${name}-${slanted}`) };
}

const loaded = new Map<string, Buffer>();

/** Path of a font file. */
export function fontPath(family: FontFamily, face: FontFace): string {
  return createRequire(import.meta.url).resolve(families[family][face]);
}

/** A font file's bytes, cached. */
export function fontBytes(family: FontFamily, face: FontFace): Buffer {
  const file = families[family][face];
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(fontPath(family, face));
  loaded.set(file, bytes);
  return bytes;
}
