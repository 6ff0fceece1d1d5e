import { useTranslations } from 'next-intl';
import { FieldNotes } from '@/components/ui/field-notes';
import { ToggleField } from '@/components/ui/toggle-field';
import { useCurrentUser } from '@/components/users/current-user';
import { asMember } from '@/lib/domain/permissions';
import { scopeGroups } from '@/lib/domain/token-enums';
import type { Permission } from '@/lib/domain/user-schemas';

interface ScopeChoiceProps {
  chosen: readonly Permission[];
  onChange: (scopes: Permission[]) => void;
  error: string | undefined;
}

const groups = Object.keys(scopeGroups) as (keyof typeof scopeGroups)[];

/** The permissions that one has, or may have as a member of a process, to be given to a token. */
export function ScopeChoice({ chosen, onChange, error }: ScopeChoiceProps) {
  const t = useTranslations('apiTokens');
  const { permissions } = useCurrentUser();
  const grantable = asMember(permissions);
  const toggle = (scope: Permission, on: boolean) =>
    onChange(on ? [...chosen, scope] : chosen.filter((one) => one !== scope));
  return (
    <fieldset aria-describedby={error ? 'token-scopes-error' : undefined}>
      <legend className="font-medium">{t('create.scopes')}</legend>
      <FieldNotes id="token-scopes" error={error} />
      {groups.map((group) => {
        const own = scopeGroups[group].filter((scope) => grantable.includes(scope));
        return (
          own.length > 0 && (
            <fieldset key={group} className="mt-1.5 flex flex-col gap-0.5">
              <legend className="text-ink-muted text-sm">{t(`group.${group}`)}</legend>
              {own.map((scope) => (
                <ToggleField
                  key={scope}
                  label={t(`scope.${scope}`)}
                  value={chosen.includes(scope)}
                  onChange={(on) => toggle(scope, on)}
                />
              ))}
            </fieldset>
          )
        );
      })}
    </fieldset>
  );
}
