import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import {
  connectionInputSchema,
  type ConnectionDto,
  type ConnectionInput,
} from '@/lib/ats/connections/connection-schemas';
import type { AtsProviderId } from '@/lib/ats/enums';
import type { SettingField } from '@/lib/ats/connections/setting-fields';
import { definitionOf } from '@/lib/ats/providers/definitions';

export { definitionOf };

export interface CallValues {
  used: boolean;
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  body: string;
}

type SettingValue = string | number | boolean | CallValues | null;

export interface ConnectionFormValues {
  name: string;
  settings: Record<string, SettingValue>;
  /** All empty: the present ones stay. */
  credentials: Record<string, string>;
  removeCredentials: boolean;
  webhookSecret: string;
  removeWebhookSecret: boolean;
  /** Empty: only on request. */
  scheduleMinutes: string;
  paused: boolean;
}

export type ConnectionForm = UseFormReturn<ConnectionFormValues, unknown, ConnectionInput>;

const noCall: CallValues = { used: false, method: 'POST', path: '', body: '' };

/** The setting's default, or an empty field. */
function defaultOf(provider: AtsProviderId, name: string): unknown {
  const shape: Record<string, z.ZodType> = definitionOf(provider).settings.shape;
  return shape[name]?.safeParse(undefined).data;
}

function readSetting({ kind }: SettingField, value: unknown): SettingValue {
  if (kind === 'call') return value ? { ...noCall, ...(value as Omit<CallValues, 'used'>), used: true } : noCall;
  if (kind === 'switch') return value === true;
  if (kind === 'number') return typeof value === 'number' ? value : null;
  return typeof value === 'string' ? value : '';
}

/** The form's values for a connection; without one, those of a new connection. */
export function readConnectionForm(provider: AtsProviderId, connection: ConnectionDto | null): ConnectionFormValues {
  const valueOf = ({ name }: SettingField) => connection?.settings[name] ?? defaultOf(provider, name);
  return {
    name: connection?.name ?? '',
    settings: Object.fromEntries(
      definitionOf(provider).fields.map((field) => [field.name, readSetting(field, valueOf(field))]),
    ),
    credentials: Object.fromEntries(definitionOf(provider).credentialFields.map((name) => [name, ''])),
    removeCredentials: false,
    webhookSecret: '',
    removeWebhookSecret: false,
    scheduleMinutes: connection?.scheduleMinutes?.toString() ?? '',
    paused: connection?.paused ?? false,
  };
}

const call = z
  .object({ used: z.boolean(), method: z.string(), path: z.string(), body: z.string() })
  .transform(({ used, body, ...rest }) => (used ? { ...rest, body: body.trim() === '' ? null : body } : null));

/** The rules of the API for a provider, after the conversion of what was typed. */
export function connectionFormRules(provider: AtsProviderId): z.ZodType<ConnectionInput> {
  const typed = z.looseObject({
    settings: z.looseObject({}).transform((settings): Record<string, unknown> => {
      const named = (kind: SettingField['kind']) =>
        definitionOf(provider).fields.filter((field) => field.kind === kind);
      const calls = named('call').map(({ name }) => [name, call.parse(settings[name])]);
      const ids = named('id').map(({ name }) => [name, String(settings[name] ?? '').trim() || null]);
      return { ...settings, ...Object.fromEntries([...calls, ...ids]) };
    }),
    credentials: z.record(z.string(), z.string()),
    removeCredentials: z.boolean(),
    webhookSecret: z.string(),
    removeWebhookSecret: z.boolean(),
    scheduleMinutes: z.string(),
  });
  const kept = <T>(value: T, isEmpty: boolean, remove: boolean) => (isEmpty ? (remove ? null : undefined) : value);
  const entered = new Set<string>(definitionOf(provider).fields.map(({ name }) => name));
  const rules = connectionInputSchema.extend({
    settings: definitionOf(provider)
      // What is left out stays as it is stored: the form does not know it.
      .settings.transform((settings) =>
        Object.fromEntries(Object.entries(settings).filter(([name]) => entered.has(name))),
      )
      .pipe(connectionInputSchema.shape.settings),
    credentials: definitionOf(provider).credentials.pipe(z.record(z.string(), z.string())).nullish(),
  });
  return typed
    .transform(({ credentials, removeCredentials, webhookSecret, removeWebhookSecret, ...values }): unknown => ({
      ...values,
      provider,
      credentials: kept(
        credentials,
        Object.values(credentials).every((text) => text === ''),
        removeCredentials,
      ),
      webhookSecret: kept(webhookSecret, webhookSecret.trim() === '', removeWebhookSecret),
      scheduleMinutes: values.scheduleMinutes === '' ? null : Number(values.scheduleMinutes),
    }))
    .pipe(rules);
}
