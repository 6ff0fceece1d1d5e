import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SignInCard } from '@/components/users/sign-in-card';
import { findPageActor } from '@/lib/auth/page-actor';
import { getSignInOptions } from '@/lib/auth/sign-in-options';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('title') };
}

interface SignInPageProps {
  searchParams: Promise<{ error?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  if (await findPageActor()) redirect('/login-successful');
  const { error } = await searchParams;
  return <SignInCard options={getSignInOptions()} failed={error !== undefined} />;
}
