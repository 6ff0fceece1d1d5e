import Link from 'next/link';
import { PageSection } from '@/components/page/page-section';
import type { Locale } from '@/lib/i18n/locale';

interface ListedText {
  locale: Locale;
  href: string;
  /** The language, and for who hears the link alone, of what. */
  name: string;
  fullName: string;
  /** Whose text holds. */
  state: string;
}

interface TextListProps {
  id: string;
  title: string;
  intro: string;
  kinds: readonly { kind: string; name: string; about?: string; texts: readonly ListedText[] }[];
}

/** Texts that an administrator may write, by kind and language, and whose text of each holds. */
export function TextList({ kinds, ...section }: TextListProps) {
  return (
    <PageSection {...section}>
      <ul>
        {kinds.map(({ kind, name, about, texts }) => (
          <li key={kind} className="border-t px-4 py-3">
            <h3 className="font-medium">{name}</h3>
            {about && <p className="text-ink-muted max-w-3xl text-sm text-pretty">{about}</p>}
            <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
              {texts.map((text) => (
                <li key={text.locale}>
                  <Link
                    href={text.href}
                    prefetch={false}
                    aria-label={text.fullName}
                    className="text-accent-ink inline-block rounded-sm underline underline-offset-2 first-letter:uppercase"
                  >
                    {text.name}
                  </Link>
                  <span className="text-ink-muted block text-sm">{text.state}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
