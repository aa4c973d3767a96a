/// A method as invocations need it.
struct DescribedMethod {
    let selector: MessageSelector
    let signature: MethodSignature
}
