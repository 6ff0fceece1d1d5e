import type { AbstractIntlMessages } from 'next-intl';

/** Texts by namespace, as next-intl takes them. */
export type Texts = AbstractIntlMessages;

/**
 * The texts of `names` out of `all`.
 *
 * @param names namespaces (`processes`), or groups of one (`processes.status`)
 */
export function pickTexts(all: Texts, names: readonly string[]): Texts {
  return names.reduce<Texts>((picked, name) => {
    const [namespace = '', group] = name.split('.');
    const texts = all[namespace];
    const part = group === undefined || typeof texts !== 'object' ? texts : texts[group];
    if (part === undefined) throw new Error(`There are no texts "${name}".`);
    return mergeTexts(picked, { [namespace]: group === undefined ? part : { [group]: part } });
  }, {});
}

/** Both together: of a namespace that both have groups of, the groups of both. */
export function mergeTexts(above: Texts, own: Texts): Texts {
  const merged = { ...above };
  for (const [namespace, texts] of Object.entries(own)) {
    const known = merged[namespace];
    const both = typeof known === 'object' && typeof texts === 'object';
    merged[namespace] = both ? { ...known, ...texts } : texts;
  }
  return merged;
}
