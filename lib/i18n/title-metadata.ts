import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

/** `generateMetadata` of a page whose title is a message, given by its full key: `processes.title`. */
export function titleMetadata(titleId: string) {
  return async (): Promise<Metadata> => {
    const t = await getTranslations();
    return { title: t(titleId) };
  };
}
