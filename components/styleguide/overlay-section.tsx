'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { Tooltip } from '@/components/ui/tooltip';
import { Specimen } from './specimen';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const orders = ['newest', 'best', 'name'] as const;
const tabs = ['first', 'second', 'third'] as const;

export function OverlaySection() {
  const t = useTranslations('styleguide.overlays');
  const [order, setOrder] = useState<string>('newest');
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Specimen title={t('tooltips')}>
        {sides.map((side) => (
          <Tooltip key={side} side={side} content={t('tooltip')}>
            <Button>{t(`side.${side}`)}</Button>
          </Tooltip>
        ))}
      </Specimen>
      <Specimen title={t('menus')}>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button>{t('menu')}</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuRadioGroup value={order} onValueChange={setOrder}>
              {orders.map((one) => (
                <DropdownMenuRadioItem key={one} value={one}>
                  {t(`order.${one}`)}
                </DropdownMenuRadioItem>
              ))}
            </DropdownMenuRadioGroup>
          </DropdownMenuContent>
        </DropdownMenu>
        <Popover>
          <PopoverTrigger asChild>
            <Button>{t('popover')}</Button>
          </PopoverTrigger>
          <PopoverContent aria-label={t('popover')}>
            <p className="text-sm">{t('popoverBody')}</p>
          </PopoverContent>
        </Popover>
      </Specimen>
      <Specimen title={t('tabs')} className="block">
        <Tabs defaultValue="first">
          <TabsList aria-label={t('tabs')}>
            {tabs.map((tab) => (
              <TabsTrigger key={tab} value={tab} disabled={tab === 'third'}>
                {t(`tab.${tab}`)}
              </TabsTrigger>
            ))}
          </TabsList>
          {tabs.map((tab) => (
            <TabsContent key={tab} value={tab} className="py-3">
              {t(`tab.${tab}`)}
            </TabsContent>
          ))}
        </Tabs>
      </Specimen>
    </div>
  );
}
