import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { SiteLayout } from '@/layout/site-layout';
import { paths } from '@/lib/paths';

const HomePage = lazy(async () => ({ default: (await import('@/pages/home/home-page')).HomePage }));
const BrandingPage = lazy(async () => ({
  default: (await import('@/pages/services/branding-page')).BrandingPage,
}));
const VideoMarketingPage = lazy(async () => ({
  default: (await import('@/pages/services/video-marketing-page')).VideoMarketingPage,
}));
const AboutPage = lazy(async () => ({
  default: (await import('@/pages/about/about-page')).AboutPage,
}));
const CareersPage = lazy(async () => ({
  default: (await import('@/pages/careers/careers-page')).CareersPage,
}));
const BrandAuditPage = lazy(async () => ({
  default: (await import('@/pages/brand-audit/brand-audit-page')).BrandAuditPage,
}));
const ContactPage = lazy(async () => ({
  default: (await import('@/pages/contact/contact-page')).ContactPage,
}));
const SuccessPage = lazy(async () => ({
  default: (await import('@/pages/success/success-page')).SuccessPage,
}));
const FaqPage = lazy(async () => ({ default: (await import('@/pages/faq/faq-page')).FaqPage }));
const PrivacyPolicyPage = lazy(async () => ({
  default: (await import('@/pages/privacy-policy/privacy-policy-page')).PrivacyPolicyPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('@/pages/not-found/not-found-page')).NotFoundPage,
}));

/** Every route of specification 2.1, each page loaded when it is first shown. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.services} element={<Navigate to={paths.branding} replace />} />
        <Route path={paths.branding} element={<BrandingPage />} />
        <Route path={paths.videoMarketing} element={<VideoMarketingPage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.careers} element={<CareersPage />} />
        <Route path={paths.brandAudit} element={<BrandAuditPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.success} element={<SuccessPage />} />
        <Route path={paths.faq} element={<FaqPage />} />
        <Route path={paths.privacyPolicy} element={<PrivacyPolicyPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
