import type { AccountCheck } from '../connections/connection-schemas';
import type { AtsProviderId } from '../enums';

/** What a check of an account found, in a form that may be sent to the makers of the product. */
export interface AccountReport extends Omit<AccountCheck, 'chosen'> {
  provider: AtsProviderId;
  /** Only the names of the settings that were changed; a value may identify the customer. */
  chosenSettings: string[];
}

const word = /[^\s"'<>]+/g;
const webAddress = /^https?:/i;
const host = /[a-z0-9-][.](?:com|pl|net|org|eu|io|example)(?:[/:,;]|$)/i;
const telephone = /\d[\d ()-]{7,20}\d/g;

/** Whether a word is an e-mail address, a web address or a host, which never belong to a shape. */
function isValue(text: string): boolean {
  return text.includes('@') || webAddress.test(text) || host.test(text);
}

/** Removes values. Providers give only names of fields and shapes; this guards against a mistake of theirs. */
function withoutValues(text: string): string {
  return text.replace(word, (one) => (isValue(one) ? '[removed]' : one)).replace(telephone, '[removed]');
}

/** The report of a check: shapes, names of fields and error codes, without an address, a company or a person. */
export function accountReport(provider: AtsProviderId, check: AccountCheck): AccountReport {
  const { productVersion, checkedAt, checks, assumptions, chosen } = check;
  return {
    productVersion,
    provider,
    checkedAt,
    checks,
    assumptions: assumptions.map(({ assumed, seen, chosen: used, ...rest }) => ({
      ...rest,
      assumed: withoutValues(assumed),
      seen: seen === null ? null : withoutValues(seen),
      chosen: withoutValues(used),
    })),
    chosenSettings: chosen.map(({ setting }) => setting),
  };
}

/** The report as the text of a file. */
export function accountReportText(provider: AtsProviderId, check: AccountCheck): string {
  return `${JSON.stringify(accountReport(provider, check), null, 2)}\n`;
}
