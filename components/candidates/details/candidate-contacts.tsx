import { Banknote, Briefcase, Check, Copy, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useBanner } from '@/components/ui/banner';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/components/ui/class-names';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { usePayText } from '@/components/fields/candidates/use-pay-text';

function CopyButton({ label, value }: { label: string; value: string }) {
  const t = useTranslations('candidateDetails.copy');
  const { showError } = useBanner();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      showError(t('failed'));
    }
  };
  return (
    <IconButton
      size="sm"
      className="size-6"
      label={copied ? t('done') : t('act', { fact: label })}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    </IconButton>
  );
}

interface Contact {
  key: 'phone' | 'email' | 'place' | 'expectedSalary' | 'currentPosition';
  icon: LucideIcon;
  value: string | null;
  href?: string;
}

/** Who it is at a glance: how to reach the person, where they live, what they expect and do. */
export function CandidateContacts({ candidate, className }: { candidate: CandidateDto; className?: string }) {
  const t = useTranslations('candidateDetails.fact');
  const payText = usePayText();
  const { phone, email, city, expectedPay, currentPosition } = candidate;
  const contacts: Contact[] = [
    { key: 'phone', icon: Phone, value: phone, href: `tel:${phone?.replace(/\s/g, '')}` },
    { key: 'email', icon: Mail, value: email, href: `mailto:${email}` },
    { key: 'place', icon: MapPin, value: city },
    { key: 'expectedSalary', icon: Banknote, value: payText(expectedPay) },
    { key: 'currentPosition', icon: Briefcase, value: currentPosition },
  ];
  const known = contacts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <dl className={cn('flex min-w-0 flex-wrap items-center gap-x-4 text-sm', className)}>
      {known.map(({ key, icon: Icon, value, href }) => (
        <div key={key} className="flex min-h-6 min-w-0 items-center gap-1">
          <dt className="shrink-0">
            <Icon className="text-ink-faint size-3.5" aria-hidden="true" />
            <span className="sr-only">{t(key)}</span>
          </dt>
          <dd className="flex min-w-0 items-center">
            {href ? (
              <a href={href} className="min-w-0 break-all hover:underline">
                {value}
              </a>
            ) : (
              <span className="min-w-0 break-words">{value}</span>
            )}
            {href && value && <CopyButton label={t(key)} value={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
