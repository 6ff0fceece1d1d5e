import { useTranslations } from 'next-intl';
import type { FieldView, ParameterPlace } from '@/lib/http/openapi/api-reference-schema';
import { SchemaType } from './schema-type';

interface SchemaFieldsProps {
  fields: readonly (FieldView & { place?: ParameterPlace })[];
  /** Marks required fields; for request bodies only. */
  tellRequired?: boolean;
}

/** The fields of an object, nested ones collapsed. */
export function SchemaFields({ fields, tellRequired = false }: SchemaFieldsProps) {
  const t = useTranslations('apiReference');
  return (
    <ul className="divide-y text-sm">
      {fields.map(({ name, required, schema, place }) => (
        <li key={`${place}.${name}`} className="py-1.5">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
            <code className="font-medium break-all">{name}</code>
            {place && <span className="text-ink-muted">{t(`place.${place}`)}</span>}
            {tellRequired && required && <span className="text-accent-ink">{t('required')}</span>}
            <SchemaType schema={schema} />
          </div>
          {schema.fields.length > 0 && (
            <details className="mt-1">
              <summary className="text-ink-muted hover:text-ink w-fit cursor-pointer rounded-sm">
                {t('fieldsOf', { name, count: schema.fields.length })}
              </summary>
              <div className="ml-1 border-l pl-3">
                <SchemaFields fields={schema.fields} tellRequired={tellRequired} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
