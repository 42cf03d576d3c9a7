// Made from schemas/marketing/activity.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"categoryId":{},"cover":{},"sliderImages":{},"merId":{},"signStartTime":{},"signEndTime":{},"startTime":{},"endTime":{},"provinceId":{},"cityId":{},"districtId":{},"province":{},"city":{},"district":{},"address":{},"contactName":{},"contactPhone":{},"intro":{},"sort":{},"isOpen":{},"feeType":{},"price":{},"integral":{},"totalLimit":{},"userLimit":{},"levelIds":{},"refundType":{},"refundDeadline":{},"rewardIntegral":{},"formFields":{},"content":{},"notice":{}}};
const pattern0 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
const pattern1 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern2 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
const pattern8 = new RegExp("^(?:1[3-9]\\d{9}|(?:\\d{3,4}-)?\\d{7,8}|400-\\d{4}-\\d{3})$", "u");
const pattern11 = new RegExp("^[^,]*$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.feeType === undefined) && (missing0 = "feeType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.feeType !== undefined){
let data0 = data.feeType;
if(!((data0 === 2) || (data0 === 4))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.price === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "price"}});
errors++;
}
if(data.price !== undefined){
let data1 = data.price;
if(typeof data1 == "number"){
if(!(+data1 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data1 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"pattern",params:{}});
errors++;
}
if(!(+data1 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data1 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.feeType === undefined) && (missing1 = "feeType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.feeType !== undefined){
let data2 = data.feeType;
if(!((data2 === 3) || (data2 === 4))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integral === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integral"}});
errors++;
}
if(data.integral !== undefined){
let data3 = data.integral;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 999999 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs16 = errors;
let valid7 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.feeType === undefined) && (missing2 = "feeType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.feeType !== undefined){
let data4 = data.feeType;
if(!(((data4 === 2) || (data4 === 3)) || (data4 === 4))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refundType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refundType"}});
errors++;
}
if(data.refundType !== undefined){
let data5 = data.refundType;
if(!(((data5 === 1) || (data5 === 2)) || (data5 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/refundType",keyword:"enum",params:{}});
errors++;
}
}
}
var _valid2 = _errs19 === errors;
valid7 = _valid2;
}
if(!valid7){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs22 = errors;
let valid10 = true;
const _errs23 = errors;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.feeType === undefined) && (missing3 = "feeType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.feeType !== undefined){
let data6 = data.feeType;
if(!(((data6 === 2) || (data6 === 3)) || (data6 === 4))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var valid11 = _errs24 === errors;
if(valid11){
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.refundType === undefined) && (missing4 = "refundType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.refundType !== undefined){
if(3 !== data.refundType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var valid11 = _errs26 === errors;
}
var _valid3 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refundDeadline === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refundDeadline"}});
errors++;
}
if(data.refundDeadline !== undefined){
let data8 = data.refundDeadline;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/refundDeadline",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refundDeadline",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid3 = _errs28 === errors;
valid10 = _valid3;
}
if(!valid10){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.categoryId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "categoryId"}});
errors++;
}
if(data.cover === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cover"}});
errors++;
}
if(data.signStartTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signStartTime"}});
errors++;
}
if(data.signEndTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signEndTime"}});
errors++;
}
if(data.startTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "startTime"}});
errors++;
}
if(data.endTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endTime"}});
errors++;
}
if(data.provinceId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "provinceId"}});
errors++;
}
if(data.cityId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cityId"}});
errors++;
}
if(data.districtId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "districtId"}});
errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address"}});
errors++;
}
if(data.contactName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "contactName"}});
errors++;
}
if(data.contactPhone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "contactPhone"}});
errors++;
}
if(data.intro === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "intro"}});
errors++;
}
if(data.feeType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "feeType"}});
errors++;
}
if(data.totalLimit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "totalLimit"}});
errors++;
}
if(data.userLimit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "userLimit"}});
errors++;
}
if(data.formFields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "formFields"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 === "string"){
if(func0(data9) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.categoryId !== undefined){
let data10 = data.categoryId;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.cover !== undefined){
let data11 = data.cover;
if(typeof data11 === "string"){
if(func0(data11) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.sliderImages !== undefined){
let data12 = data.sliderImages;
if(Array.isArray(data12)){
if(data12.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/sliderImages",keyword:"maxItems",params:{limit: 10}});
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(func0(data13) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/sliderImages/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern2.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/sliderImages/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sliderImages/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sliderImages",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.merId !== undefined){
let data14 = data.merId;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"type",params:{}});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.signStartTime !== undefined){
let data15 = data.signStartTime;
if(typeof data15 === "string"){
if(!pattern1.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/signStartTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signStartTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.signEndTime !== undefined){
let data16 = data.signEndTime;
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/signEndTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signEndTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.startTime !== undefined){
let data17 = data.startTime;
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.endTime !== undefined){
let data18 = data.endTime;
if(typeof data18 === "string"){
if(!pattern1.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.provinceId !== undefined){
let data19 = data.provinceId;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/provinceId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data19 == "number"){
if(data19 > 999999 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/provinceId",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data19 < 110000 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/provinceId",keyword:"minimum",params:{comparison: ">=", limit: 110000}});
errors++;
}
}
}
if(data.cityId !== undefined){
let data20 = data.cityId;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/cityId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data20 == "number"){
if(data20 > 999999 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/cityId",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data20 < 110000 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/cityId",keyword:"minimum",params:{comparison: ">=", limit: 110000}});
errors++;
}
}
}
if(data.districtId !== undefined){
let data21 = data.districtId;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/districtId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data21 == "number"){
if(data21 > 999999 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/districtId",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data21 < 110000 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/districtId",keyword:"minimum",params:{comparison: ">=", limit: 110000}});
errors++;
}
}
}
if(data.province !== undefined){
let data22 = data.province;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/province",keyword:"type",params:{}});
errors++;
}
if(typeof data22 === "string"){
if(func0(data22) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/province",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data.city !== undefined){
let data23 = data.city;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{}});
errors++;
}
if(typeof data23 === "string"){
if(func0(data23) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data.district !== undefined){
let data24 = data.district;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/district",keyword:"type",params:{}});
errors++;
}
if(typeof data24 === "string"){
if(func0(data24) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/district",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data.address !== undefined){
let data25 = data.address;
if(typeof data25 === "string"){
if(func0(data25) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data25) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.contactName !== undefined){
let data26 = data.contactName;
if(typeof data26 === "string"){
if(func0(data26) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/contactName",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data26) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/contactName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contactName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.contactPhone !== undefined){
let data27 = data.contactPhone;
if(typeof data27 === "string"){
if(func0(data27) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/contactPhone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data27) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/contactPhone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern8.test(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/contactPhone",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contactPhone",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.intro !== undefined){
let data28 = data.intro;
if(typeof data28 === "string"){
if(func0(data28) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/intro",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data28) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/intro",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/intro",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.sort !== undefined){
let data29 = data.sort;
if((!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))) && (data29 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{}});
errors++;
}
if(typeof data29 == "number"){
if(data29 > 9999 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data29 < 0 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.isOpen !== undefined){
let data30 = data.isOpen;
if((typeof data30 !== "boolean") && (data30 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isOpen",keyword:"type",params:{}});
errors++;
}
}
if(data.feeType !== undefined){
let data31 = data.feeType;
if(!((((data31 === 1) || (data31 === 2)) || (data31 === 3)) || (data31 === 4))){
(vErrors ??= []).push({instancePath:instancePath+"/feeType",keyword:"enum",params:{}});
errors++;
}
}
if(data.price !== undefined){
let data32 = data.price;
if((typeof data32 !== "string") && (data32 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"type",params:{}});
errors++;
}
const _errs78 = errors;
let valid18 = true;
const _errs79 = errors;
if(errors === _errs79){
if(typeof data32 === "string"){
if(func0(data32) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid4 = _errs79 === errors;
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs81 = errors;
if(typeof data32 == "number"){
if(!(+data32 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data32 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data32 === "string"){
if(!pattern0.test(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"pattern",params:{}});
errors++;
}
if(!(+data32 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data32 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid4 = _errs81 === errors;
valid18 = _valid4;
}
if(!valid18){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data.integral !== undefined){
let data33 = data.integral;
if((!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))) && (data33 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"type",params:{}});
errors++;
}
if(typeof data33 == "number"){
if(data33 > 999999 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data33 < 1 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.totalLimit !== undefined){
let data34 = data.totalLimit;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
(vErrors ??= []).push({instancePath:instancePath+"/totalLimit",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data34 == "number"){
if(data34 > 999999 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/totalLimit",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data34 < 0 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/totalLimit",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.userLimit !== undefined){
let data35 = data.userLimit;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
(vErrors ??= []).push({instancePath:instancePath+"/userLimit",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data35 == "number"){
if(data35 > 99 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/userLimit",keyword:"maximum",params:{comparison: "<=", limit: 99}});
errors++;
}
if(data35 < 1 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/userLimit",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.levelIds !== undefined){
let data36 = data.levelIds;
if(Array.isArray(data36)){
if(data36.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/levelIds",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data36.length;
for(let i1=0; i1<len1; i1++){
let data37 = data36[i1];
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
(vErrors ??= []).push({instancePath:instancePath+"/levelIds/" + i1,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data37 == "number"){
if(data37 > 9007199254740991 || isNaN(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/levelIds/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data37 < 1 || isNaN(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/levelIds/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i2 = data36.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data36[i2];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/levelIds",keyword:"uniqueItems",params:{i: i2, j: j0}});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/levelIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.refundType !== undefined){
let data38 = data.refundType;
if(!((((data38 === 1) || (data38 === 2)) || (data38 === 3)) || (data38 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/refundType",keyword:"enum",params:{}});
errors++;
}
}
if(data.refundDeadline !== undefined){
let data39 = data.refundDeadline;
if((typeof data39 !== "string") && (data39 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/refundDeadline",keyword:"type",params:{}});
errors++;
}
if(typeof data39 === "string"){
if(!pattern1.test(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/refundDeadline",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.rewardIntegral !== undefined){
let data40 = data.rewardIntegral;
if((!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))) && (data40 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/rewardIntegral",keyword:"type",params:{}});
errors++;
}
if(typeof data40 == "number"){
if(data40 > 999999 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/rewardIntegral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data40 < 0 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/rewardIntegral",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.formFields !== undefined){
let data41 = data.formFields;
if(Array.isArray(data41)){
if(data41.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/formFields",keyword:"maxItems",params:{limit: 10}});
errors++;
}
if(data41.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/formFields",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len2 = data41.length;
for(let i3=0; i3<len2; i3++){
let data42 = data41[i3];
const _errs102 = errors;
let valid25 = true;
const _errs103 = errors;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing5;
if((data42.type === undefined) && (missing5 = "type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data42.type !== undefined){
if("radio" !== data42.type){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid5 = _errs103 === errors;
errors = _errs102;
if(vErrors !== null){
if(_errs102){
vErrors.length = _errs102;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs105 = errors;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.options === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3,keyword:"required",params:{missingProperty: "options"}});
errors++;
}
if(data42.options !== undefined){
let data44 = data42.options;
if(Array.isArray(data44)){
if(data44.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options",keyword:"maxItems",params:{limit: 10}});
errors++;
}
if(data44.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len3 = data44.length;
for(let i4=0; i4<len3; i4++){
let data45 = data44[i4];
if(typeof data45 === "string"){
if(func0(data45) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options/" + i4,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data45) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options/" + i4,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern11.test(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options/" + i4,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i5 = data44.length;
let j1;
if(i5 > 1){
const indices1 = {};
for(;i5--;){
let item1 = data44[i5];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options",keyword:"uniqueItems",params:{i: i5, j: j1}});
errors++;
break;
}
indices1[item1] = i5;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
var _valid5 = _errs105 === errors;
valid25 = _valid5;
}
if(!valid25){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3,keyword:"required",params:{missingProperty: "label"}});
errors++;
}
if(data42.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
for(const key0 in data42){
if(!((((key0 === "label") || (key0 === "type")) || (key0 === "required")) || (key0 === "options"))){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data42.label !== undefined){
let data46 = data42.label;
if(typeof data46 === "string"){
if(func0(data46) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/label",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data46) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/label",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/label",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data42.type !== undefined){
let data47 = data42.type;
if(!(((((data47 === "text") || (data47 === "phone")) || (data47 === "number")) || (data47 === "radio")) || (data47 === "date"))){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data42.required !== undefined){
let data48 = data42.required;
if((typeof data48 !== "boolean") && (data48 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/required",keyword:"type",params:{}});
errors++;
}
}
if(data42.options !== undefined){
let data49 = data42.options;
const _errs118 = errors;
let valid32 = true;
const _errs119 = errors;
if(Array.isArray(data49)){
if(data49.length < 1){
(vErrors ??= []).push({});
errors++;
}
}
var _valid6 = _errs119 === errors;
errors = _errs118;
if(vErrors !== null){
if(_errs118){
vErrors.length = _errs118;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs120 = errors;
if(Array.isArray(data49)){
if(data49.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options",keyword:"minItems",params:{limit: 2}});
errors++;
}
}
var _valid6 = _errs120 === errors;
valid32 = _valid6;
}
if(!valid32){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(Array.isArray(data49)){
if(data49.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options",keyword:"maxItems",params:{limit: 10}});
errors++;
}
const len4 = data49.length;
for(let i6=0; i6<len4; i6++){
let data50 = data49[i6];
if(typeof data50 === "string"){
if(func0(data50) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options/" + i6,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data50) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options/" + i6,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern11.test(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options/" + i6,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i7 = data49.length;
let j2;
if(i7 > 1){
const indices2 = {};
for(;i7--;){
let item2 = data49[i7];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options",keyword:"uniqueItems",params:{i: i7, j: j2}});
errors++;
break;
}
indices2[item2] = i7;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3+"/options",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/formFields/" + i3,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/formFields",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.content !== undefined){
let data51 = data.content;
if(typeof data51 === "string"){
if(func0(data51) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(func0(data51) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.notice !== undefined){
let data52 = data.notice;
if((typeof data52 !== "string") && (data52 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/notice",keyword:"type",params:{}});
errors++;
}
if(typeof data52 === "string"){
if(func0(data52) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/notice",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
const func26 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func26.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const update = validate3;
const schema2 = {"properties":{"name":{},"categoryId":{},"cover":{},"sliderImages":{},"merId":{},"signStartTime":{},"signEndTime":{},"startTime":{},"endTime":{},"provinceId":{},"cityId":{},"districtId":{},"province":{},"city":{},"district":{},"address":{},"contactName":{},"contactPhone":{},"intro":{},"sort":{},"isOpen":{},"feeType":{},"price":{},"integral":{},"totalLimit":{},"userLimit":{},"levelIds":{},"refundType":{},"refundDeadline":{},"rewardIntegral":{},"formFields":{},"content":{},"notice":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func26.call(schema2.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const action_cancel = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "reason")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 === "string"){
if(func0(data0) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
export const actions = { cancel: action_cancel };
