import { randomBytes } from 'node:crypto';
import type { AtsConnection } from '@/lib/db/generated/client';
import { decryptSecret, encryptSecret } from '@/lib/encrypted-secret';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { checkFields } from '@/lib/validation/field-errors';
import type { z } from 'zod';
import { connectionSchema, type ConnectionInput } from './connection-schemas';
import { definitionOf } from '../providers/definitions';
import { checkAddress, readAllowedHosts } from '../http/address-guard';
import { addressesOf } from './settings';

type Settings = ConnectionInput['settings'];
type SecretColumns = Pick<AtsConnection, 'encryptedCredentials' | 'encryptedWebhookSecret'>;

/** @throws AppError `request.invalid` with the fields' paths below `field` */
function parseField(schema: z.ZodType, value: unknown, field: string): unknown {
  const { data, fields } = checkFields(schema, value);
  if (!fields) return data;
  throw new AppError('request.invalid', { fields: fields.map((one) => ({ ...one, path: `${field}.${one.path}` })) });
}

/** The settings as the provider takes them. @throws AppError `request.invalid`, `ats.address-refused` */
export function parseSettings({ provider, settings }: Pick<ConnectionInput, 'provider' | 'settings'>): Settings {
  const parsed = connectionSchema.shape.settings.parse(
    parseField(definitionOf(provider).settings, settings, 'settings'),
  );
  const allowed = readAllowedHosts(env().ATS_ALLOWED_HOSTS);
  for (const address of addressesOf(parsed)) checkAddress(new URL(address), allowed);
  return parsed;
}

/** The stored settings that the form has no field for; none when the connection's address changes. */
export function rememberedSettings(
  provider: ConnectionInput['provider'],
  settings: unknown,
  entered: Settings,
): Settings {
  const stored = connectionSchema.shape.settings.safeParse(settings).data ?? {};
  if (!sameAddresses(stored, entered)) return {};
  const { remembered } = definitionOf(provider);
  return Object.fromEntries(Object.entries(stored).filter(([name]) => remembered.some((one) => one === name)));
}

export function sameAddresses(one: Settings, other: Settings): boolean {
  return JSON.stringify(addressesOf(one)) === JSON.stringify(addressesOf(other));
}

function credentialsColumn({ provider, credentials }: ConnectionInput, kept: string | null): string | null {
  const { makeCredentials } = definitionOf(provider);
  if (makeCredentials) return kept ?? encryptSecret(JSON.stringify(makeCredentials()), 'ats-credentials');
  if (credentials === undefined) return kept;
  if (credentials === null) return null;
  const parsed = parseField(definitionOf(provider).credentials, credentials, 'credentials');
  return encryptSecret(JSON.stringify(parsed), 'ats-credentials');
}

function webhookColumn({ provider, webhookSecret }: ConnectionInput, present: string | null): string | null {
  // We make the secret that is part of an address: again when it is removed, or when it cannot be read any more.
  const isAddress = definitionOf(provider).webhooks === 'secret-address';
  const isLost = () => present !== null && decryptSecret(present, 'ats-credentials') === null;
  if (isAddress && (webhookSecret === null || present === null || (webhookSecret !== undefined && isLost()))) {
    return encryptSecret(randomBytes(24).toString('base64url'), 'ats-credentials');
  }
  if (webhookSecret === undefined || isAddress) return present;
  return webhookSecret === null ? null : encryptSecret(webhookSecret, 'ats-credentials');
}

/**
 * The secrets to store. Credentials entered for one address are never sent to another: they are dropped where it changes.
 *
 * @throws AppError `request.invalid`
 */
export function secretColumns(
  input: ConnectionInput,
  settings: Settings,
  before: (SecretColumns & { settings: unknown }) | null,
): SecretColumns {
  const known = connectionSchema.shape.settings.safeParse(before?.settings).data;
  const kept = before && known && sameAddresses(known, settings) ? before.encryptedCredentials : null;
  return {
    encryptedCredentials: credentialsColumn(input, kept),
    encryptedWebhookSecret: webhookColumn(input, before?.encryptedWebhookSecret ?? null),
  };
}
