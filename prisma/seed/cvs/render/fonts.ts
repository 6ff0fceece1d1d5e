import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type FontFamily = 'lato' | 'merriweather' | 'robotoCondensed' | 'dejavuSans' | 'dejavuSerif' | 'dejavuCondensed';
export type FontFace = 'regular' | 'bold' | 'italic' | 'light';

const families: Record<FontFamily, Record<FontFace, string>> = {
  lato: expo('lato', 'Lato', {
    regular: '400Regular',
    bold: '700Bold',
    italic: '400Regular_Italic',
    light: '300Light',
  }),
  merriweather: expo('merriweather', 'Merriweather', {
    regular: '400Regular',
    bold: '700Bold',
    italic: '400Regular_Italic',
    light: '300Light',
  }),
  robotoCondensed: expo('roboto-condensed', 'RobotoCondensed', {
    regular: '400Regular',
    bold: '700Bold',
    italic: '400Regular_Italic',
    light: '300Light',
  }),
  dejavuSans: dejavu('DejaVuSans', 'Oblique', 'DejaVuSans-ExtraLight'),
  dejavuSerif: dejavu('DejaVuSerif', 'Italic', 'DejaVuSerifCondensed'),
  dejavuCondensed: dejavu('DejaVuSansCondensed', 'Oblique', 'DejaVuSansCondensed'),
};

function expo(packageName: string, prefix: string, faces: Record<FontFace, string>): Record<FontFace, string> {
  const at = (face: string): string => `@expo-google-fonts/${packageName}/${face}/${prefix}_${face}.ttf`;
  return { regular: at(faces.regular), bold: at(faces.bold), italic: at(faces.italic), light: at(faces.light) };
}

function dejavu(name: string, slanted: string, light: string): Record<FontFace, string> {
  const at = (file: string): string => `dejavu-fonts-ttf/ttf/${file}.ttf`;
  return { regular: at(name), bold: at(`${name}-Bold`), italic: at(`${name}-${slanted}`), light: at(light) };
}

const loaded = new Map<string, Buffer>();

/** Where a font file lies on the disk. */
export function fontPath(family: FontFamily, face: FontFace): string {
  return createRequire(import.meta.url).resolve(families[family][face]);
}

/** A font file's bytes, read once. */
export function fontBytes(family: FontFamily, face: FontFace): Buffer {
  const file = families[family][face];
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(fontPath(family, face));
  loaded.set(file, bytes);
  return bytes;
}
