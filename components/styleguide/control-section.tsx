'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { Slider } from '@/components/ui/slider';
import { Textarea } from '@/components/ui/textarea';
import { Specimen } from './specimen';

const boxes = ['unchecked', 'checked', 'indeterminate', 'disabled'] as const;
const sources = ['ats', 'upload', 'referral'] as const;

export function ControlSection() {
  const t = useTranslations('styleguide.controls');
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Specimen title={t('inputs')} className="flex-col items-stretch">
        <Input aria-label={t('usual')} defaultValue={t('value')} />
        <Input aria-label={t('empty')} placeholder={t('placeholder')} />
        <Input aria-label={t('invalid')} aria-invalid defaultValue={t('value')} />
        <Input aria-label={t('disabled')} disabled defaultValue={t('value')} />
      </Specimen>
      <Specimen title={t('areas')} className="flex-col items-stretch">
        <Textarea aria-label={t('usual')} defaultValue={t('longValue')} />
        <Textarea aria-label={t('invalid')} aria-invalid defaultValue={t('value')} />
      </Specimen>
      <Specimen title={t('boxes')} className="gap-x-6">
        {boxes.map((state) => (
          <Box key={state} state={state} />
        ))}
      </Specimen>
      <Specimen title={t('slider')}>
        <Importance />
        <Importance disabled />
      </Specimen>
      <Specimen title={t('select')}>
        <Select defaultValue="ats">
          <SelectTrigger className="w-48" aria-label={t('usual')}>
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {sources.map((source) => (
              <SelectItem key={source} value={source}>
                {t(`source.${source}`)}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
        <Select>
          <SelectTrigger className="w-48" aria-label={t('empty')}>
            <SelectValue placeholder={t('choose')} />
          </SelectTrigger>
          <SelectContent>
            <SelectItem value="ats">{t('source.ats')}</SelectItem>
          </SelectContent>
        </Select>
        <Select disabled defaultValue="ats">
          <SelectTrigger className="w-48" aria-label={t('disabled')}>
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            <SelectItem value="ats">{t('source.ats')}</SelectItem>
          </SelectContent>
        </Select>
      </Specimen>
    </div>
  );
}

function Box({ state }: { state: (typeof boxes)[number] }) {
  const t = useTranslations('styleguide.controls.box');
  const id = useId();
  const initial = state === 'indeterminate' ? state : state !== 'unchecked';
  const [checked, setChecked] = useState<boolean | 'indeterminate'>(initial);
  return (
    <span className="inline-flex items-center gap-2">
      <Checkbox id={id} checked={checked} onCheckedChange={setChecked} disabled={state === 'disabled'} />
      <label htmlFor={id}>{t(state)}</label>
    </span>
  );
}

function Importance({ disabled = false }: { disabled?: boolean }) {
  const t = useTranslations('styleguide.controls');
  const [value, setValue] = useState(3);
  return (
    <Slider
      className="max-w-64"
      label={t('slider')}
      min={1}
      max={5}
      value={value}
      valueText={t('importance', { value })}
      onValueChange={setValue}
      disabled={disabled}
    />
  );
}
