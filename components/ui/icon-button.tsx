import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from './button';
import { cn } from './class-names';
import { Tooltip, type TooltipProps } from './tooltip';

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'size'> {
  /** Accessible name and tooltip. */
  label: string;
  size?: 'sm' | 'md';
  tooltipSide?: TooltipProps['side'];
  /** False where Escape means something: an open tooltip would take it. */
  hasTooltip?: boolean;
  children: ComponentProps<'button'>['children'];
}

export function IconButton({
  label,
  size = 'md',
  variant = 'ghost',
  tooltipSide,
  hasTooltip = true,
  className,
  ...props
}: IconButtonProps) {
  const button = (
    <Button
      variant={variant}
      aria-label={label}
      className={cn('px-0', size === 'sm' ? 'size-7' : 'size-8', className)}
      {...props}
    />
  );
  if (!hasTooltip) return button;
  return (
    <Tooltip content={label} side={tooltipSide}>
      {button}
    </Tooltip>
  );
}
