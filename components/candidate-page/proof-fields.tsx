'use client';

import { toLocale } from '@/lib/i18n/locale';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { factsNeeded, type ProofFact } from '@/lib/domain/privacy-enums';
import type { CandidatePageDto, Proof } from '@/lib/person-rights/person-schemas';
import { PageFailure } from './page-failure';
import { usePageCall } from './use-page-call';

const kinds = { EMAIL: 'email', PHONE: 'tel', CITY: 'text' } as const;

interface ProofFieldsProps {
  proof: CandidatePageDto['proof'];
  token: string;
  /** What is done with the proof. */
  label: string;
  danger?: boolean;
  loading: boolean;
  /** Called when a code was mailed: what becomes of it is part of the page. */
  onMailed: () => void;
  error: Error | null;
  onProve: (proof: Proof) => void;
}

/** Asks who has the link to prove that they are the person: by a code from their mailbox, or two facts of their CV. */
export function ProofFields({
  proof,
  token,
  label,
  danger = false,
  loading,
  onMailed,
  error,
  onProve,
}: ProofFieldsProps) {
  const t = useTranslations('personPage.proof');
  const locale = toLocale(useLocale());
  const [byCode, setByCode] = useState(proof.byMail);
  const [code, setCode] = useState('');
  const [facts, setFacts] = useState<Partial<Record<ProofFact, string>>>({});
  const mail = usePageCall('code', token, onMailed);
  const hasFailed = proof.code === 'FAILED' || proof.code === 'DELAYED';
  const isUnderWay = mail.isSuccess && !hasFailed;
  if (proof.triesLeft === 0) return <p className="text-pretty">{t('locked')}</p>;
  if (!proof.byMail && proof.facts.length === 0) return <p className="text-pretty">{t('impossible')}</p>;
  const filled = proof.facts.filter((fact) => facts[fact]?.trim());
  const isReady = byCode ? code.trim() !== '' : filled.length >= factsNeeded;
  return (
    <form
      noValidate
      className="flex w-full flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !loading) onProve(byCode ? { code } : { facts });
      }}
    >
      <p className="text-pretty">{t(byCode ? 'byCode' : 'byFacts', { count: factsNeeded })}</p>
      {byCode ? (
        <>
          <Button loading={mail.isPending} onClick={() => mail.mutate({ locale })}>
            {t(mail.isSuccess ? 'sendAgain' : 'send')}
          </Button>
          <p role="status" className="text-ink-muted text-sm empty:hidden">
            {isUnderWay && t('sent')}
          </p>
          {hasFailed && (
            <p role="alert" className="bg-negative-soft text-negative-ink rounded-md px-3 py-2 text-pretty">
              {t(`${proof.facts.length > 0 ? 'mail' : 'mailAlone'}.${proof.code === 'FAILED' ? 'FAILED' : 'DELAYED'}`)}
            </p>
          )}
          <PageFailure error={mail.error} />
          <FormField label={t('code')} className="w-full max-w-60">
            <Input
              value={code}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => setCode(target.value)}
            />
          </FormField>
        </>
      ) : (
        proof.facts.map((fact) => (
          <FormField key={fact} label={t(`fact.${fact}`)} className="w-full max-w-80">
            <Input
              type={kinds[fact]}
              autoComplete="off"
              value={facts[fact] ?? ''}
              onChange={({ target }) => setFacts({ ...facts, [fact]: target.value })}
            />
          </FormField>
        ))
      )}
      <PageFailure error={error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={loading} disabled={!isReady}>
          {label}
        </Button>
        {proof.byMail && proof.facts.length > 0 && (
          <Button variant="ghost" onClick={() => setByCode(!byCode)}>
            {t(byCode ? 'useFacts' : 'useCode')}
          </Button>
        )}
      </div>
    </form>
  );
}
