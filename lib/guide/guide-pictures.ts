import sizes from '@/docs/guide/pictures.json';
import type { Locale } from '@/lib/i18n/locale';

export interface GuidePicture {
  src: string;
  /** Display size in CSS pixels; the file may be larger. */
  width: number;
  height: number;
}

type Sizes = Record<Locale, Record<string, { width: number; height: number }>>;

/** The guide's screenshots in a language by name, taken by `npm run guide:pictures`. */
export function guidePictures(locale: Locale): Record<string, GuidePicture> {
  const own = (sizes as Sizes)[locale];
  return Object.fromEntries(
    Object.entries(own).map(([name, size]) => [name, { src: `/guide/${locale}/${name}.webp`, ...size }]),
  );
}
