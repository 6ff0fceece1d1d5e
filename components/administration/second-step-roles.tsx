'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { PageSection } from '@/components/page/page-section';
import { ToggleField } from '@/components/ui/toggle-field';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { SecondStepRoles } from '@/lib/users/second-step/second-step-schemas';

type Change = Pick<SecondStepRoles['items'][number], 'role' | 'required'>;

/** Which roles require a second step. Applies at once. */
export function SecondStepRolesSection({ items }: SecondStepRoles) {
  const t = useTranslations('administration.signIn.secondStep');
  const roleNames = useTranslations('layout.role');
  const router = useRouter();
  const [isReloading, startReloading] = useTransition();
  const change = useMutation({
    mutationFn: ({ role, required }: Change) =>
      apiRequest({ path: `/administration/second-step-roles/${role}`, method: 'PUT', body: { required } }),
    meta: { successBanner: t('saved') },
    // Leads to the set-up whoever has just required it of themselves.
    onSettled: () => startReloading(() => router.refresh()),
  });
  const isBusy = change.isPending || isReloading;
  return (
    <PageSection id="second-step" title={t('title')} intro={t('lead')} isPadded>
      <div className="flex flex-col gap-3">
        {items.map(({ role, required, accounts, withSecondStep }) => (
          <ToggleField
            key={role}
            variant="switch"
            label={t('role', { role: roleNames(role) })}
            hint={t('count', { done: withSecondStep, all: accounts })}
            value={isBusy && change.variables?.role === role ? change.variables.required : required}
            disabled={isBusy}
            onChange={(next) => change.mutate({ role, required: next })}
          />
        ))}
      </div>
    </PageSection>
  );
}
