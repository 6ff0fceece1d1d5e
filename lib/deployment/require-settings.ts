import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import texts from '@/messages/en/setting-findings.json';
import { checkSettings, type SettingFinding } from './check-settings';

/** In English, as all that is logged; without the value. */
const textOf = ({ setting, code }: SettingFinding): string => `${setting} ${texts.finding[code]}`;

/**
 * Looks at the settings once, at the start; warnings are logged.
 *
 * @throws Error that names each setting with which the product must not start, and what to do
 */
export function requireSettings(): void {
  const findings = checkSettings(env());
  const stopping = findings.filter(({ stops }) => stops);
  if (stopping.length > 0) throw new Error(stopping.map(textOf).join('\n  '));
  for (const finding of findings) logger.warn({ setting: finding.setting, code: finding.code }, textOf(finding));
}
