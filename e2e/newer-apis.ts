import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { supportedBrowsers } from '@/components/layout/supported-browsers';

/** What the data of MDN say of one browser: https://github.com/mdn/browser-compat-data/blob/main/schemas/compat-data-schema.md */
interface Support {
  version_added: string | boolean | null;
  version_removed?: string;
  flags?: unknown[];
  prefix?: string;
  alternative_name?: string;
}
interface Feature {
  __compat?: { support: Record<string, Support | Support[] | undefined> };
  [name: string]: Feature | Feature['__compat'];
}

const { resolve } = createRequire(import.meta.url);

function isAtLeast(version: string, oldest: string): boolean {
  const [one, other] = [version, oldest].map((text) => text.split('.').map(Number));
  return (one?.[0] ?? 0) !== (other?.[0] ?? 0)
    ? (one?.[0] ?? 0) > (other?.[0] ?? 0)
    : (one?.[1] ?? 0) > (other?.[1] ?? 0);
}

function isIn(support: Support | Support[] | undefined, oldest: string): boolean {
  const all = support === undefined ? [] : [support].flat();
  return all.some(({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) => {
    if (typeof added !== 'string' || added === 'preview' || removed || flags || prefix || other) return false;
    return !isAtLeast(added.replace('≤', ''), oldest);
  });
}

const lacksOne = (feature: Feature): boolean =>
  Object.entries(supportedBrowsers).some(([browser, oldest]) => !isIn(feature.__compat?.support[browser], oldest));

/** Names of JavaScript's objects (`Temporal`) and their members (`Map.getOrInsert`) that some oldest supported browser does not have. */
export function newerApis(): string[] {
  const data = JSON.parse(readFileSync(resolve('@mdn/browser-compat-data'), 'utf8')) as {
    javascript: { builtins: Record<string, Feature> };
  };
  return Object.entries(data.javascript.builtins).flatMap(([object, feature]) => {
    if (feature.__compat && lacksOne(feature)) return [object];
    return Object.entries(feature).flatMap(([member, own]) =>
      member !== '__compat' && own && '__compat' in own && lacksOne(own as Feature) ? [`${object}.${member}`] : [],
    );
  });
}
