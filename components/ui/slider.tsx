'use client';

import { Slider as SliderPrimitive } from 'radix-ui';
import { cn } from './class-names';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  /** Announced instead of the number. */
  valueText?: string;
  disabled?: boolean;
  className?: string;
}

/** One thumb, whole steps. */
export function Slider({ label, value, min, max, onValueChange, valueText, disabled, className }: SliderProps) {
  return (
    <SliderPrimitive.Root
      value={[value]}
      min={min}
      max={max}
      step={1}
      disabled={disabled}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      className={cn(
        'relative flex h-6 w-full touch-none items-center select-none data-[disabled]:opacity-55',
        className,
      )}
    >
      <SliderPrimitive.Track className="bar-track relative h-1 grow rounded-full">
        <SliderPrimitive.Range className="bg-accent absolute h-full rounded-full" />
      </SliderPrimitive.Track>
      <SliderPrimitive.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="border-accent bg-surface hover:bg-accent-soft block size-4 rounded-full border-2 transition-colors"
      />
    </SliderPrimitive.Root>
  );
}
