import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { cn } from '@/components/ui/class-names';

interface GuideStartProps {
  parts: { id: string; pages: { slug: string; title: string; lead: string }[] }[];
}

/** For the entries of a list: said once, since there are many. */
const listClasses =
  'mt-1 [&_a]:text-accent-ink [&_a]:rounded-sm [&_a]:font-medium [&_a]:hover:underline [&_li]:py-3 [&_p]:text-ink-muted [&_p]:text-pretty';

function Entry({ href, title, lead }: { href: string; title: string; lead: string }) {
  return (
    <li>
      <Link href={href}>{title}</Link>
      <p>{lead}</p>
    </li>
  );
}

/** The guide's start page. */
export function GuideStart({ parts }: GuideStartProps) {
  const t = useTranslations('guide');
  return (
    <div className="max-w-3xl px-4 py-8 lg:px-10">
      <h1 className="text-2xl font-medium">{t('title')}</h1>
      <p className="text-ink-muted mt-2 text-lg text-pretty">{t('lead')}</p>
      {parts.map(({ id, pages }) => (
        <section key={id} className="mt-8" aria-labelledby={id}>
          <h2 id={id} className="text-xl font-medium">
            {t(`part.${id}`)}
          </h2>
          <ul className={cn(listClasses, 'divide-y')}>
            {pages.map(({ slug, title, lead }) => (
              <Entry key={slug} href={`/docs/${slug}`} title={title} lead={lead} />
            ))}
          </ul>
        </section>
      ))}
      <section className="mt-8" aria-labelledby="programs">
        <h2 id="programs" className="text-xl font-medium">
          {t('part.programs')}
        </h2>
        <ul className={listClasses}>
          <Entry href="/docs/api" title={t('api')} lead={t('apiLead')} />
        </ul>
      </section>
    </div>
  );
}
