'use client';

import { useTranslations } from 'next-intl';
import { RadioField } from '@/components/ui/radio-field';
import { roles } from '@/lib/domain/user-enums';
import type { Role } from '@/lib/domain/user-schemas';

interface RoleFieldProps {
  value: Role;
  onChange: (role: Role) => void;
}

/** A role and what it may do. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const t = useTranslations();
  const label = t('administration.people.column.role');
  const options = roles.map((role) => ({
    value: role,
    label: `${t(`layout.role.${role}`)}: ${t(`administration.people.may.${role}`)}`,
  }));
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium" aria-hidden="true">
        {label}
      </p>
      <RadioField aria-label={label} options={options} value={value} onChange={onChange} />
    </div>
  );
}
