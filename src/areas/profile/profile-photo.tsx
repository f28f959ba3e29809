import { useLazy } from '../../hooks/use-lazy.ts';

const loadPicture = async () => (await import('../../ui/pictures/profile-picture.tsx')).ProfilePicture;

/** The picture of the page. It says nothing, so without its code its place stays empty. */
export function ProfilePhoto() {
  const { value: ProfilePicture } = useLazy(loadPicture);
  return ProfilePicture && <ProfilePicture />;
}
