import { ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';

interface DisclosureProps {
  open: boolean;
  onToggle: () => void;
  label: string;
}

/** A button that shows and hides what follows it. */
export function Disclosure({ open, onToggle, label }: DisclosureProps) {
  return (
    <Button variant="ghost" size="sm" className="-ml-2.5" aria-expanded={open} onClick={onToggle}>
      <ChevronRight className={cn('transition-transform duration-100', open && 'rotate-90')} aria-hidden="true" />
      {label}
    </Button>
  );
}
