import { routes, Secret, type SignupFields, signupLimits, signupMachine } from '@keel/flows';
import {
  Button,
  CountryPicker,
  Form,
  FormErrorSummary,
  Grid,
  Heading,
  Link,
  PasswordField,
  PhoneField,
  Radio,
  RadioGroup,
  Stack,
  Text,
  TextField,
} from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fetchPackages } from '../../api/investments.ts';
import { signup } from '../../api/signup.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useErrors } from '../../app/feedback/useErrors.ts';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { EntryPage } from '../../app/layout/EntryPage.tsx';
import { useServices } from '../../app/services/services.ts';
import { useOptions } from '../../app/services/site.ts';
import { PackageChoice } from './PackageChoice.tsx';
import { useWords } from './words.ts';

type TextName = 'firstName' | 'lastName' | 'email';

const textFields: Record<TextName, { autoComplete: string; maxLength: number; type: 'text' | 'email' }> = {
  firstName: { autoComplete: 'given-name', maxLength: signupLimits.name, type: 'text' },
  lastName: { autoComplete: 'family-name', maxLength: signupLimits.name, type: 'text' },
  email: { autoComplete: 'email', maxLength: signupLimits.email, type: 'email' },
};

/** `/signup` (SIGNUP-1 to SIGNUP-8). */
export function SignupScreen() {
  const words = useWords();
  const { api } = useServices();
  const options = useOptions();
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const flow = useFlow(signupMachine, {
    ports: {
      fetchPackages: (_, signal) => fetchPackages(api, signal),
      signup: (call, signal) => signup(api, call, signal),
    },
  });
  useIntents(flow);
  const snapshot = useSelector(flow, (current) => current);
  const { fields, packages, message } = snapshot.context;
  const { errors, list } = useErrors(snapshot.context.errors);
  const change = <Name extends keyof SignupFields>(name: Name, value: SignupFields[Name]) =>
    flow.send({ type: 'field.changed', name, value } as Parameters<typeof flow.send>[0]);
  const submit = () =>
    flow.send({
      type: 'submitted',
      password: new Secret(password),
      confirmPassword: new Secret(confirmPassword),
    });

  const text = (name: TextName) => (
    <TextField
      {...textFields[name]}
      name={name}
      label={words.fields[name]}
      value={fields[name]}
      errorMessage={errors[name]}
      onChange={(value) => change(name, value)}
    />
  );

  return (
    <EntryPage title={words.signup.title} documentTitle={words.signup.documentTitle} introduction={words.signup.lead}>
      <Form onSubmit={submit}>
        <FormErrorSummary errors={list} />
        <PackageChoice
          packages={packages}
          chosen={fields.packageId}
          isLoading={snapshot.hasTag('loading')}
          onChoose={(packageId) => change('packageId', packageId)}
          onRetry={() => flow.send({ type: 'packages.refresh.requested' })}
        />
        <Heading level={2} size="title3">
          {words.signup.youGroup}
        </Heading>
        <Grid columns={2} minWidth={160}>
          {text('firstName')}
          {text('lastName')}
        </Grid>
        {text('email')}
        <RadioGroup
          label={words.fields.gender}
          name="gender"
          layout="inline"
          value={fields.gender}
          errorMessage={errors.gender}
          onChange={(value) => change('gender', value === 'male' ? 'male' : 'female')}
        >
          <Radio value="male">{words.signup.male}</Radio>
          <Radio value="female">{words.signup.female}</Radio>
        </RadioGroup>
        <CountryPicker
          label={words.fields.country}
          name="country"
          placeholder={words.signup.countryHint}
          isLoading={options === null}
          countries={options?.countries ?? []}
          value={fields.country || null}
          errorMessage={errors.country}
          onChange={(value) => change('country', value ?? '')}
          onType={() => change('country', fields.country)}
        />
        <PhoneField
          label={words.fields.phone}
          name="phone"
          countries={options?.countries ?? []}
          country={fields.country}
          errorMessage={errors.phone}
          onChange={(value) => change('phone', value)}
        />
        <Heading level={2} size="title3">
          {words.signup.passwordGroup}
        </Heading>
        <PasswordField
          label={words.fields.password}
          name="password"
          autoComplete="new-password"
          description={words.signup.passwordHint(options?.limits.passwordMin ?? signupLimits.passwordMin)}
          value={password}
          errorMessage={errors.password}
          onChange={(value) => {
            setPassword(value);
            flow.send({ type: 'field.changed', name: 'password' });
          }}
        />
        <PasswordField
          label={words.fields.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          value={confirmPassword}
          errorMessage={errors.confirmPassword}
          onChange={(value) => {
            setConfirmPassword(value);
            flow.send({ type: 'field.changed', name: 'confirmPassword' });
          }}
        />
        <Button type="submit" size="lg" isFullWidth isPending={snapshot.hasTag('busy')}>
          {words.signup.submit}
        </Button>
      </Form>
      <Stack gap="2">
        <Text tone="muted">
          {words.signup.haveAccount} <Link href={routes.login}>{words.signup.logIn}</Link>
        </Text>
      </Stack>
      <Message
        isOpen={snapshot.hasTag('modal')}
        tone="negative"
        onClose={() => flow.send({ type: 'message.dismissed' })}
      >
        {message}
      </Message>
    </EntryPage>
  );
}
