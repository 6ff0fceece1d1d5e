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
  className?: string;
}

/** One thumb, whole steps. */
export function Slider({ label, value, min, max, onValueChange, valueText, className }: SliderProps) {
  return (
    <SliderPrimitive.Root
      value={[value]}
      min={min}
      max={max}
      step={1}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      className={cn('relative flex h-6 w-full touch-none items-center select-none', className)}
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
