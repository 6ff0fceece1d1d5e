import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';

interface CopiedPartsProps {
  title: string;
  icon: 'yes' | 'no';
  children: readonly ReactNode[];
}

/** What is taken over, or is not, as a list. */
export function CopiedParts({ title, icon, children }: CopiedPartsProps) {
  const id = useId();
  const Icon = icon === 'yes' ? Check : X;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-medium">
        {title}
      </h3>
      <ul className="mt-1 flex flex-col gap-0.5">
        {children.map((part, index) => (
          <li key={index} className="flex gap-2 text-pretty">
            <Icon
              className={
                icon === 'yes' ? 'text-positive-ink mt-1 size-4 shrink-0' : 'text-ink-muted mt-1 size-4 shrink-0'
              }
              aria-hidden="true"
            />
            {part}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a copy and a template take over alike. */
export function useTakenOver(): ReactNode[] {
  const t = useTranslations('processTemplates.parts');
  return [t('description'), t('criteria'), t('place'), t('settings'), t('stages'), t('form')];
}
