import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names';
import { fieldClasses } from './input';

/** A native select, for a few plain values. */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative inline-flex">
      <select className={cn(fieldClasses, 'h-8 cursor-pointer appearance-none pr-7', className)} {...props}>
        {children}
      </select>
      <ChevronDown
        className="text-ink-muted pointer-events-none absolute inset-y-0 right-2 my-auto size-4"
        aria-hidden="true"
      />
    </span>
  );
}

interface SelectOptionsProps<T extends string | number> {
  of: readonly T[];
  nameOf: (value: T) => ReactNode;
}

/** The options of a `NativeSelect` whose values are fixed. */
export function SelectOptions<T extends string | number>({ of, nameOf }: SelectOptionsProps<T>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {nameOf(value)}
    </option>
  ));
}

interface ChoiceSelectProps<T extends string | number> extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  values: readonly T[];
  value: string | number;
  nameOf: (value: T) => ReactNode;
  onChoose: (value: T) => void;
}

/** A select of fixed values, by their types. */
export function ChoiceSelect<T extends string | number>({ values, nameOf, onChoose, ...select }: ChoiceSelectProps<T>) {
  return (
    <NativeSelect
      {...select}
      onChange={({ target }) => {
        const chosen = values.find((one) => String(one) === target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      <SelectOptions of={values} nameOf={nameOf} />
    </NativeSelect>
  );
}
