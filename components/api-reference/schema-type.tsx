import { useTranslations } from 'next-intl';
import type { SchemaView } from '@/lib/http/openapi/api-reference-schema';

/** "1–5", "≥ 1", "≤ 100"; null without limits. */
function range(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return min === max ? `${min}` : `${min}–${max}`;
  if (min !== null) return `≥ ${min}`;
  return max === null ? null : `≤ ${max}`;
}

/** A type with its limits. */
export function SchemaType({ schema }: { schema: SchemaView }) {
  const t = useTranslations('apiReference');
  const numbers = range(schema.min, schema.max);
  const length = range(schema.minLength, schema.maxLength);
  const items = range(schema.minItems, schema.maxItems);
  return (
    <span className="text-ink-muted inline-flex flex-wrap items-baseline gap-x-2">
      <code className="text-ink">{schema.list ? `${schema.type}[]` : schema.type}</code>
      {schema.nullable && <span>{t('nullable')}</span>}
      {numbers && <span className="tabular-nums">{numbers}</span>}
      {length && <span>{t('characters', { range: length })}</span>}
      {items && <span>{t('items', { range: items })}</span>}
      {schema.defaultValue !== null && (
        <span>
          {t('default')} <code className="break-all">{schema.defaultValue}</code>
        </span>
      )}
      {schema.values.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {schema.values.map((value) => (
            <code key={value} className="bg-sunken rounded-sm px-1 break-all">
              {value}
            </code>
          ))}
        </span>
      )}
    </span>
  );
}
