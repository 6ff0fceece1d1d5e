'use client';

import { useLocale } from 'next-intl';
import { use, type ComponentType, type ReactNode } from 'react';
import { bindShortWords } from '@/lib/i18n/bind-short-words';
import { locales, toLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/users/schemas';
import type { Texts } from './merge-texts';
import { MoreTexts } from './more-texts';

/** The modules that bring the texts of a late part, one a language. */
type TextModules = Record<Locale, () => Promise<{ texts: Texts }>>;

/** Texts of a late part, each language fetched once. */
class LateTexts {
  private readonly known = new Map<Locale, Texts>();
  private readonly begun = new Map<Locale, Promise<Texts>>();
  private readonly failed = new Set<Locale>();

  constructor(private readonly modules: TextModules) {}

  /** The texts where they are here already. */
  find(locale: Locale): Texts | undefined {
    return this.known.get(locale);
  }

  /** The same promise at every call, also of a failure: a component that draws again must not fetch again. */
  wait(locale: Locale): Promise<Texts> {
    return this.begun.get(locale) ?? this.begin(locale);
  }

  /** What failed is fetched anew. */
  fetch(locale: Locale): Promise<Texts> {
    return this.failed.has(locale) ? this.begin(locale) : this.wait(locale);
  }

  private begin(locale: Locale): Promise<Texts> {
    this.failed.delete(locale);
    const texts = this.modules[locale]().then(
      (module) => {
        const bound = locale === 'pl' ? bindShortWords(module.texts) : module.texts;
        this.known.set(locale, bound);
        return bound;
      },
      (error: unknown) => {
        this.failed.add(locale);
        throw error;
      },
    );
    this.begun.set(locale, texts);
    return texts;
  }
}

function Provided({ late, children }: { late: LateTexts; children: ReactNode }) {
  const locale = toLocale(useLocale());
  return <MoreTexts texts={late.find(locale) ?? use(late.wait(locale))}>{children}</MoreTexts>;
}

/**
 * Makes a component that is fetched late bring its texts along, so that no page carries them. It is there when the
 * texts of the page's language are; after a change of the language it fetches those of the other.
 *
 * @param modules what brings the texts; `npm run check -- texts` tells which they need
 * @param load fetches the component
 * @returns what to call in place of `load`
 */
export function withTexts<P extends object>(
  modules: TextModules,
  load: () => Promise<ComponentType<P>>,
): () => Promise<ComponentType<P>> {
  const late = new LateTexts(modules);
  return async () => {
    // The server draws for everybody.
    const wanted = typeof document === 'undefined' ? locales : [toLocale(document.documentElement.lang)];
    const [Component] = await Promise.all([load(), ...wanted.map((locale) => late.fetch(locale))]);
    return function WithTexts(props: P) {
      return (
        <Provided late={late}>
          <Component {...props} />
        </Provided>
      );
    };
  };
}
