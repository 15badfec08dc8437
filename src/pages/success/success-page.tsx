import { Navigate, useLocation } from 'react-router-dom';
import { isSuccessState } from '@/lib/success-state';
import { paths } from '@/lib/paths';
import { Cheerio } from './cheerio';
import { DidYouKnow } from './did-you-know';

/** Confirmation; a typed address without the success flag goes home (specification 2.10, decision 35). */
export function SuccessPage() {
  const { state } = useLocation();
  if (!isSuccessState(state)) return <Navigate to={paths.home} replace />;
  return (
    <>
      <Cheerio />
      <DidYouKnow />
    </>
  );
}
