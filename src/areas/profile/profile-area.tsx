import { BesidePicture } from '../../ui/beside-picture.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ProfileBlocks } from './profile-blocks.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import { profileText } from './profile-text.ts';

/** The profile page. */
export function ProfileArea() {
  return (
    <Stack gap={40}>
      <PageHeader title={profileText.title} />
      <BesidePicture picture={<ProfilePhoto />}>
        <ProfileBlocks />
      </BesidePicture>
    </Stack>
  );
}
