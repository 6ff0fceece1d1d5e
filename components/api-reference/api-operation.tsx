import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import type { ApiOperationView, SchemaView, FieldView, ParameterPlace } from '@/lib/http/openapi/api-reference-schema';
import { ApiPath } from './api-path';
import { curlExample } from './curl-example';
import { SchemaType } from './schema-type';

const tones: Record<string, BadgeTone> = { GET: 'positive', POST: 'accent', PUT: 'caution', DELETE: 'negative' };

function MethodBadge({ method }: { method: string }) {
  return <Badge tone={tones[method] ?? 'neutral'}>{method}</Badge>;
}

function Part({ title, aside, children }: { title: string; aside?: string | null; children?: ReactNode }) {
  return (
    <div className="mt-4">
      <h4 className="flex flex-wrap items-baseline gap-x-2 font-medium">
        {title}
        {aside && <code className="text-ink-muted text-sm font-normal">{aside}</code>}
      </h4>
      {children}
    </div>
  );
}

function Content({ schema, sent }: { schema: SchemaView; sent: boolean }) {
  const t = useTranslations('apiReference');
  if (schema.fields.length === 0) return <SchemaType schema={schema} />;
  return (
    <>
      {schema.list && <p className="text-ink-muted text-sm">{t('listOf')}</p>}
      <SchemaFields fields={schema.fields} tellRequired={sent} />
    </>
  );
}

function Example({ json, of, title }: { json: string; of: string; title?: string }) {
  const t = useTranslations('apiReference');
  return (
    <details className="mt-2 text-sm">
      <summary className="text-ink-muted hover:text-ink w-fit cursor-pointer rounded-sm">
        {title ?? t('example')}
      </summary>
      <pre
        tabIndex={scrollRegionTabIndex}
        role="region"
        aria-label={t('exampleOf', { of })}
        className="bg-sunken mt-1 max-h-96 overflow-auto rounded-lg border px-3 py-2"
      >
        <code>{json}</code>
      </pre>
    </details>
  );
}

/** An operation: summary, required permission, parameters, request and response. */
export function ApiOperation({ operation }: { operation: ApiOperationView }) {
  const t = useTranslations('apiReference');
  const role = useTranslations('layout.role');
  const { anchor, method, path, parameters, body, response } = operation;
  const name = `${method} ${path}`;
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="scroll-mt-4 border-t py-6">
      <h3 id={`${anchor}-title`} className="flex flex-wrap items-center gap-2">
        <MethodBadge method={method} />
        <a href={`#${anchor}`} className="min-w-0 rounded-sm break-words hover:underline">
          <ApiPath path={path} />
        </a>
      </h3>
      <p lang="en" className="mt-1.5 text-pretty">
        {operation.summary}
      </p>
      <p className="text-ink-muted mt-1 text-sm">
        {t('permission')} <code>{operation.permission}</code>
        {operation.roles.length > 0 && ` – ${operation.roles.map((one) => role(one)).join(', ')}`}
        {operation.roles.length > 0 && !operation.programs && ` – ${t('notForPrograms')}`}
      </p>
      {operation.programs && <Example title="curl" json={curlExample(operation)} of={`${name}, curl`} />}
      {parameters.length > 0 && (
        <Part title={t('parameters')}>
          <SchemaFields fields={parameters} tellRequired />
        </Part>
      )}
      {body && (
        <Part title={t('body')} aside={body.mediaType}>
          <Content schema={body.schema} sent />
          {body.example && <Example json={body.example} of={`${name}, ${t('body')}`} />}
        </Part>
      )}
      <Part title={t('response', { status: response.status })} aside={response.mediaType}>
        {response.schema ? <Content schema={response.schema} sent={false} /> : <p className="text-sm">{t('noBody')}</p>}
        {response.example && (
          <Example json={response.example} of={`${name}, ${t('response', { status: response.status })}`} />
        )}
      </Part>
    </section>
  );
}

interface SchemaFieldsProps {
  fields: readonly (FieldView & { place?: ParameterPlace })[];
  /** Marks required fields; for request bodies only. */
  tellRequired?: boolean;
}

/** The fields of an object, nested ones collapsed. */
function SchemaFields({ fields, tellRequired = false }: SchemaFieldsProps) {
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
