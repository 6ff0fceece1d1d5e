import { apiOperations } from '@/app/api/v1/openapi.json/operations';
import type { ApiReferenceView } from '@/components/api-reference/api-contents';
import { listErrors } from '@/lib/guide/list-errors';
import { describeApi } from '@/lib/http/openapi/api-reference';
import { cookieLocale, toLocale, type Locale } from '@/lib/i18n/locale';

const described = new Map<Locale, string>();

/** Computed once per language: the declarations do not change while the server runs. */
function describe(locale: Locale): string {
  const known = described.get(locale);
  if (known !== undefined) return known;
  const reference: ApiReferenceView = { areas: describeApi(apiOperations()), errors: listErrors(locale) };
  const json = JSON.stringify(reference);
  described.set(locale, json);
  return json;
}

/** The contents of the page `/docs/api`, which would be 4 MB of HTML. As public as the page. */
export function GET(request: Request): Response {
  const locale = toLocale(cookieLocale(request.headers.get('cookie')));
  const headers = { 'content-type': 'application/json', 'cache-control': 'private, no-cache' };
  return new Response(describe(locale), { headers });
}
