'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/ui/error-state';
import { ToggleField } from '@/components/ui/toggle-field';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { SecondStepRoles } from '@/lib/users/second-step/second-step-schemas';

const key = ['second-step-roles'];

/** Which roles require a second step. Applies at once. */
export function SecondStepRolesSection({ initial }: { initial: SecondStepRoles }) {
  const t = useTranslations('administration.signIn.secondStep');
  const roleNames = useTranslations('layout.role');
  const client = useQueryClient();
  const router = useRouter();
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => apiAnswer<SecondStepRoles>({ path: '/administration/second-step-roles', signal }),
    initialData: initial,
    meta: { errorBanner: false },
  });
  const change = useMutation({
    mutationFn: ({ role, required }: { role: string; required: boolean }) =>
      apiRequest({ path: `/administration/second-step-roles/${role}`, method: 'PUT', body: { required } }),
    meta: { successBanner: t('saved') },
    onSettled: async () => {
      // Leads to the set-up whoever has just required it of themselves.
      router.refresh();
      await client.invalidateQueries({ queryKey: key });
    },
  });
  return (
    <section aria-labelledby="second-step-title" className="bg-surface overflow-hidden rounded-lg border px-4 py-3">
      <h2 id="second-step-title" className="font-medium">
        {t('title')}
      </h2>
      <p className="text-ink-muted mt-1 mb-3 max-w-prose text-sm text-pretty">{t('lead')}</p>
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div className="flex flex-col gap-3">
          {query.data.items.map(({ role, required, accounts, withSecondStep }) => (
            <ToggleField
              key={role}
              variant="switch"
              label={t('role', { role: roleNames(role) })}
              hint={t('count', { done: withSecondStep, all: accounts })}
              value={change.isPending && change.variables.role === role ? change.variables.required : required}
              disabled={change.isPending}
              onChange={(next) => change.mutate({ role, required: next })}
            />
          ))}
        </div>
      )}
    </section>
  );
}
