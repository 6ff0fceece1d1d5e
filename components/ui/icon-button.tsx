import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from './button';
import { cn } from './class-names';
import { Tooltip, type TooltipProps } from './tooltip';

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'size'> {
  /** Accessible name and tooltip. */
  label: string;
  size?: 'sm' | 'md';
  tooltipSide?: TooltipProps['side'];
  children: ComponentProps<'button'>['children'];
}

export function IconButton({
  label,
  size = 'md',
  variant = 'ghost',
  tooltipSide,
  className,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip content={label} side={tooltipSide}>
      <Button
        variant={variant}
        aria-label={label}
        className={cn('px-0', size === 'sm' ? 'size-7' : 'size-8', className)}
        {...props}
      />
    </Tooltip>
  );
}
