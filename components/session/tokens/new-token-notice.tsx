'use client';

import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import { SecurityNotice } from '@/components/users/security-notice';

/** Tells who signed in that API tokens were made before: shown until dismissed. */
export function NewTokenNotice({ names }: { names: string[] }) {
  const t = useTranslations('apiTokens.notice');
  const format = useFormatter();
  const text = t.rich('text', {
    account: (words) => (
      <Link href="/account" className="underline underline-offset-2">
        {words}
      </Link>
    ),
  });
  const title = t('title', { count: names.length, names: format.list(names) });
  return <SecurityNotice title={title} text={text} path="/users/me/new-token-notice" />;
}
