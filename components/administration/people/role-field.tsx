'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { roles } from '@/lib/domain/user-enums';
import type { Role } from '@/lib/domain/user-schemas';

interface RoleFieldProps {
  value: Role;
  onChange: (role: Role) => void;
}

/** A role and what it may do. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const t = useTranslations();
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{t('administration.people.column.role')}</legend>
      {roles.map((role) => (
        <label key={role} className="flex items-start gap-2">
          <input
            type="radio"
            name={name}
            value={role}
            checked={role === value}
            onChange={() => onChange(role)}
            className="accent-accent mt-1"
          />
          <span>
            <span className="block font-medium">{t(`layout.role.${role}`)}</span>
            <span className="text-ink-muted block text-sm">{t(`administration.people.may.${role}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
